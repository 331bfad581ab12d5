/** A torn slip for what we could not read, a spilled cup for what broke here; drawn, so that it needs nothing else. */
export function ErrorPicture({ kind }: { kind: "400" | "500" }) {
	return (
		<svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true" className="h-auto w-60">
			<ellipse cx="120" cy="140" rx="96" ry="10" className="fill-line" />
			{kind === "400" ? <TornSlip /> : <SpilledCup />}
		</svg>
	);
}

function TornSlip() {
	return (
		<g className="fill-field stroke-ink" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
			<path d="M52 30h62l-8 18 14 16-12 18 12 18-10 32H52z" />
			<path d="M134 38h54v102h-66l12-34-12-18 12-18-14-16z" className="fill-support-3" />
			<path d="M66 54h26M66 74h32M66 94h26M150 62h24M146 82h28M150 102h24" className="fill-none" />
		</g>
	);
}

function SpilledCup() {
	return (
		<g className="stroke-ink" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
			<path d="M28 136c4-16 34-14 46-22 10-6 22-2 22 10 0 10-14 14-34 14s-36 2-34-2z" className="fill-support-2" />
			<path d="M98 66l82-22 24 74-82 22c-16-18-26-46-24-74z" className="fill-field" />
			<path d="M192 66c16-6 30 2 32 16s-6 24-20 26" className="fill-none" />
			<path d="M98 66c10 4 22 30 24 74-14-8-30-50-24-74z" className="fill-support-3" />
			<path d="M146 76l12 20-8 6 10 18" className="fill-none" />
		</g>
	);
}
