import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#ui/notice.tsx";
import { ToldAtOnce } from "#ui/told-at-once.tsx";
import { useNameWithWords } from "#ui/use-name-with-words.ts";
import type { TakenOut } from "./taken-out.ts";

/** On arrival from the editor, where a line was made what another one was already. */
export function JoinedLines({ line }: { line: TakenOut | undefined }) {
	const { t } = useTranslation("cart");
	const nameWithWords = useNameWithWords();
	const [arrival] = useState({});
	const isTold = line !== undefined;
	useEffect(() => {
		// A reload or a step back tells it no second time.
		if (isTold) window.history.replaceState(window.history.state, "", window.location.pathname);
	}, [isTold]);
	if (!line) return null;
	return (
		<ToldAtOnce answer={arrival}>
			<Notice>{t("joined", { name: nameWithWords(line) })}</Notice>
		</ToldAtOnce>
	);
}
