import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";
import { spokenColor } from "./kernels/spoken-color.ts";

/** The colours that a warning is about, as the screen has them beside how they print. Nothing for other warnings. */
export function PrintedColors({ warning: { code, figures } }: { warning: Warning }) {
	const { t } = useTranslation("create");
	if (code !== "duller-in-print") return null;
	const printed = String(figures.printed).split(" ");
	return (
		<dl className="mt-2 flex flex-wrap gap-x-4 gap-y-2 text-14 text-ink">
			{[["screen", String(figures.colors).split(" ")] as const, ["print", printed] as const].map(([where, colors]) => (
				<div key={where} className="flex items-center gap-2">
					<dt>{t(`printed.${where}`)}</dt>
					<dd className="flex">
						{colors.map((color) => (
							<svg
								key={color}
								viewBox="0 0 24 24"
								className="size-6"
								role="img"
								aria-label={t(`color.${spokenColor(color)}`)}
							>
								<rect width="24" height="24" fill={color} />
							</svg>
						))}
					</dd>
				</div>
			))}
		</dl>
	);
}
