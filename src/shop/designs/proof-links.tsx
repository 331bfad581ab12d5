import { PageLink } from "#ui/page-link.tsx";

export type LineProof = { readonly side: string; readonly to: string };

type ProofLinksProps = {
	proofs: readonly LineProof[];
	/** What they show, for whoever hears the links without what stands around them. */
	of: string;
	words: (side: string) => string;
	/** Beside a form: the browser's own way back can bring back what was typed into a document only. */
	reload?: boolean;
};

/** To the pages of a line's sides as they are printed. */
export function ProofLinks({ proofs, of, words, reload = false }: ProofLinksProps) {
	return (
		<ul>
			{proofs.map(({ side, to }) => (
				<li key={to}>
					<PageLink
						to={to}
						reload={reload}
						className="inline-flex min-h-9 items-center text-14 underline underline-offset-4"
					>
						{words(side)}
						<span className="sr-only"> {of}</span>
					</PageLink>
				</li>
			))}
		</ul>
	);
}
