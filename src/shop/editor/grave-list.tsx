import type { ReactNode } from "react";
import type { Warning } from "#design/preflight/warning.ts";
import { useWarnedName } from "./use-warned-name.ts";
import { useWarningText } from "./use-warning-text.ts";

/** What is asked about before the cart: each sentence once, with all that it is said of. */
export function GraveList({ warnings, onShow }: { warnings: readonly Warning[]; onShow: (warning: Warning) => void }) {
	const wordsFor = useWarningText();
	const nameOf = useWarnedName();

	return (
		<ul className="grid list-disc gap-3 ps-5">
			{[...Map.groupBy(warnings, wordsFor)].map(([words, about]) => (
				<li key={words}>
					{words}
					<ul className="mt-1 flex flex-wrap gap-x-4">
						{about.map((warning) => (
							<li key={`${warning.sideCode} ${warning.elementId} ${warning.code}`}>
								<AskedLink onClick={() => onShow(warning)}>{nameOf(warning)}</AskedLink>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}

/** Leads to what a question is about. */
export function AskedLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
	return (
		<button
			type="button"
			className="min-h-8 text-start font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
			onClick={onClick}
		>
			{children}
		</button>
	);
}
