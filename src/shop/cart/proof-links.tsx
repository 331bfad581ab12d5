export type LineProof = { readonly side: string; readonly href: string };

/** To the sides as they are printed, before anything is ordered. */
export function ProofLinks({ proofs, words }: { proofs: readonly LineProof[]; words: (side: string) => string }) {
	return (
		<ul>
			{proofs.map(({ side, href }) => (
				<li key={href}>
					<a href={href} className="inline-flex min-h-9 items-center text-14 underline underline-offset-4">
						{words(side)}
					</a>
				</li>
			))}
		</ul>
	);
}
