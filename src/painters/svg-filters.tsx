import type { ReactElement } from "react";
import type { DisplayList, ImageNode, Shadow } from "#design/display-list.ts";
import { unitedBounds } from "#design/geometry/bounds.ts";
import { displayBounds, shadowBounds } from "#design/geometry/display-bounds.ts";

export function ShadowFilter(props: { id: string; shadow: Shadow; casting: DisplayList }): ReactElement | null {
	const { id, shadow, casting } = props;
	const area = unitedBounds(displayBounds(casting), shadowBounds(casting, shadow));
	if (!area) return null;
	return (
		<filter
			id={id}
			filterUnits="userSpaceOnUse"
			x={area.left}
			y={area.top}
			width={area.right - area.left}
			height={area.bottom - area.top}
			colorInterpolationFilters="sRGB"
		>
			<feDropShadow
				dx={shadow.x}
				dy={shadow.y}
				stdDeviation={shadow.blur}
				floodColor={shadow.color}
				floodOpacity={shadow.opacity}
			/>
		</filter>
	);
}

export function ImageFilter({ id, node }: { id: string; node: ImageNode }): ReactElement {
	const { box, colors, blur } = node;
	if (!blur) {
		return (
			<filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
				<feColorMatrix values={colors?.join(" ")} />
			</filter>
		);
	}
	// Neither the box's edge nor a cut-out's may fade: colours flow only within what is there, and the outline stays.
	return (
		<filter id={id} filterUnits="userSpaceOnUse" {...box} colorInterpolationFilters="sRGB">
			{colors && <feColorMatrix values={colors.join(" ")} />}
			<feGaussianBlur stdDeviation={blur} result="soft" />
			<feComponentTransfer in="soft" result="full">
				<feFuncA type="linear" slope="0" intercept="1" />
			</feComponentTransfer>
			<feComposite in="full" in2="SourceAlpha" operator="in" />
		</filter>
	);
}
