import type { RefObject } from "react";
import { HANDLES } from "./kernels/gestures.ts";
import { type GripName, HANDLE } from "./kernels/grips.ts";

/**
 * Outline, handles and snap lines in screen pixels; drawn past React by `drawSelection` and `drawGuides`.
 * Dark lines have a light edge, so that one of both is seen on any ground.
 * A layer of its own: a snap line across the page would else have the whole page drawn again at every move.
 */
export function SelectionOverlay({ svg }: { svg: RefObject<SVGSVGElement | null> }) {
	return (
		<svg
			ref={svg}
			aria-hidden="true"
			data-empty=""
			className="pointer-events-none absolute inset-0 size-full max-w-none overflow-hidden will-change-transform [&[data-empty]_[data-selection]]:hidden"
		>
			<path data-guides="" className="stroke-field" strokeWidth="3" fill="none" />
			<path data-guides="" className="stroke-accent" strokeWidth="1" fill="none" />
			<path data-members="" className="fill-none stroke-field" strokeWidth="3" strokeOpacity="0.85" />
			<path data-members="" className="fill-none stroke-focus" strokeWidth="1" />
			<path data-marquee="" className="fill-focus stroke-focus" fillOpacity="0.12" strokeWidth="1" />
			<g data-selection="">
				<polygon data-outline="" className="fill-none stroke-field" strokeWidth="4" strokeOpacity="0.85" />
				<polygon data-outline="" className="fill-none stroke-focus" strokeWidth="1.5" />
				{Object.keys(HANDLES).map((name) => (
					<g key={name} data-handle={name} className="pointer-events-auto [&[data-off]]:hidden">
						<rect data-grip={"finger" satisfies GripName} fill="transparent" className="pointer-fine:hidden" />
						<rect data-grip={"mouse" satisfies GripName} fill="transparent" className="pointer-coarse:hidden" />
						<rect
							data-drawn=""
							width={HANDLE}
							height={HANDLE}
							rx="2"
							className="pointer-events-none fill-field stroke-focus"
							strokeWidth="1.5"
						/>
					</g>
				))}
				<g data-handle="rotate" className="pointer-events-auto cursor-grab [&[data-off]]:hidden">
					<circle r="22" fill="transparent" />
					<circle r="11" className="fill-field stroke-focus" strokeWidth="1.5" />
					<path
						d="M4 -3.5 A5.4 5.4 0 1 0 5.3 1 M4.6 -6.4 V-3 H1.2"
						className="fill-none stroke-ink"
						strokeWidth="1.5"
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
				</g>
			</g>
			{[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
				<text
					key={place}
					data-gap=""
					className="fill-accent stroke-field text-14 font-semibold [paint-order:stroke]"
					strokeWidth="4"
				/>
			))}
		</svg>
	);
}
