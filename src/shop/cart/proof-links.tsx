export type LineProof = { readonly side: string; readonly href: string };

type ProofLinksProps = {
	proofs: readonly LineProof[];
	/** What they show, for whoever hears the links without what stands around them. */
	of: string;
	words: (side: string) => string;
};

/** To the sides as they are printed, before anything is ordered. */
export function ProofLinks({ proofs, of, words }: ProofLinksProps) {
	return (
		<ul>
			{proofs.map(({ side, href }) => (
				<li key={href}>
					<a href={href} className="inline-flex min-h-9 items-center text-14 underline underline-offset-4">
						{words(side)}
						<span className="sr-only"> {of}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
