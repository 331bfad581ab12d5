import type { ClipArtPath } from "#design/document.ts";

/** As it is found: in its own colours, or in that of the words around it. */
export function ClipArtPicture({ paths }: { paths: readonly ClipArtPath[] }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 1 1" className="size-10">
			{paths.map(({ d, color = "currentColor", opacity, stroke }) =>
				stroke === undefined ? (
					<path key={`${d} filled`} d={d} fill={color} opacity={opacity} />
				) : (
					<path
						key={`${d} drawn`}
						d={d}
						fill="none"
						stroke={color}
						strokeWidth={stroke}
						strokeLinecap="round"
						strokeLinejoin="round"
						opacity={opacity}
					/>
				),
			)}
		</svg>
	);
}
