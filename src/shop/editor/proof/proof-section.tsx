import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProofPanelProps } from "./proof-panel.tsx";

type Panel = ComponentType<ProofPanelProps>;

/** Its program comes when it is opened; where it can't be had, opening it again asks for it again. */
export function ProofSection(props: ProofPanelProps) {
	const { t } = useTranslation("soft-proof");
	const [loaded, setLoaded] = useState<{ Panel: Panel } | "failed" | null>(null);

	useEffect(() => {
		let gone = false;
		import("./proof-panel.tsx").then(
			({ ProofPanel }) => gone || setLoaded({ Panel: ProofPanel }),
			() => gone || setLoaded("failed"),
		);
		return () => {
			gone = true;
		};
	}, []);

	if (loaded === "failed") return <p role="alert">{t("soft-proof:failed")}</p>;
	return loaded && <loaded.Panel {...props} />;
}
