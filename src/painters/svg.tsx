import { Fragment, memo, type ReactElement } from "react";
import type { Millimetres } from "#core/units.ts";
import { cutOut } from "#design/cut-out.ts";
import type { DisplayList, DisplayNode, ImageNode, PathNode } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import type { ElementBody } from "#design/elements/element-layout.ts";
import { gradientOf } from "#design/geometry/gradient.ts";
import type { Matrix } from "#design/geometry/matrix.ts";
import { type Extent, sideArea } from "#design/geometry/side-area.ts";
import { ImageFilter, ShadowFilter } from "#painters/svg-filters.tsx";

/** The address of the whole upright picture, wide enough for the size at which it is drawn. */
export type PictureHref = (pictureId: string, drawn: { width: Millimetres; height: Millimetres }) => string;

/** The whole side as one picture: thumbnails, proofs, mails. `idPrefix` must be unique within the page. */
export function DesignSvg(props: {
	side: SideFormat;
	display: DisplayList;
	crop: Extent;
	href: PictureHref;
	idPrefix: string;
	title?: string;
	className?: string;
}): ReactElement {
	const { x, y, width, height } = sideArea(props.side, props.crop);
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`${x} ${y} ${width} ${height}`}
			className={props.className}
			role={props.title ? "img" : undefined}
			aria-label={props.title}
			aria-hidden={props.title ? undefined : true}
		>
			<DisplayListView
				display={cutOut(props.display, props.side, props.crop)}
				href={props.href}
				idPrefix={props.idPrefix}
			/>
		</svg>
	);
}

export function DisplayListView(props: { display: DisplayList; href: PictureHref; idPrefix: string }): ReactElement {
	return <>{props.display.map((node, index) => paintNode(node, `${props.idPrefix}-${index}`, props.href))}</>;
}

/** The list of a picture stays the same while its text is written on. */
const RepeatedView = memo(DisplayListView);

/** The inside of one element: it is not rendered again while the element is only moved, turned or faded. */
export const ElementBodyView = memo(function ElementBodyView(props: {
	body: ElementBody;
	href: PictureHref;
	idPrefix: string;
}): ReactElement {
	return paintNode({ type: "group", ...props.body }, props.idPrefix, props.href);
});

/** `id` is the node's key, and the stem of its clip's, gradient's and filter's ids: these belong to the node alone. */
export function paintNode(node: DisplayNode, id: string, href: PictureHref): ReactElement {
	switch (node.type) {
		case "group": {
			const shadowId = node.shadow && `${id}-shadow`;
			const clipId = node.clip === undefined ? undefined : `${id}-clip`;
			return (
				<g
					key={id}
					transform={node.matrix && svgMatrix(node.matrix)}
					opacity={node.opacity === 1 ? undefined : node.opacity}
					clipPath={clipId && `url(#${clipId})`}
					filter={shadowId && `url(#${shadowId})`}
				>
					{node.shadow && <ShadowFilter id={`${id}-shadow`} shadow={node.shadow} casting={node.children} />}
					{clipId && (
						<clipPath id={clipId}>
							<path d={node.clip} />
						</clipPath>
					)}
					{node.repeats ? (
						<RepeatedView display={node.children} href={href} idPrefix={id} />
					) : (
						node.children.map((child, index) => paintNode(child, `${id}-${index}`, href))
					)}
				</g>
			);
		}
		case "path":
			return paintPath(node, id);
		case "image":
			return paintImage(node, id, href);
	}
}

export function svgMatrix(matrix: Matrix): string {
	return `matrix(${matrix.map((value) => Number(value.toFixed(6))).join(" ")})`;
}

function paintPath({ d, fill, stroke }: PathNode, id: string): ReactElement {
	const gradientId = `${id}-fill`;
	const path = (
		<path
			key={id}
			d={d}
			fill={fill ? (fill.type === "solid" ? fill.color : `url(#${gradientId})`) : "none"}
			stroke={stroke?.color}
			strokeWidth={stroke?.width}
			strokeMiterlimit={stroke && 10}
			strokeLinejoin={stroke?.join}
			strokeLinecap={stroke?.cap}
			strokeDasharray={stroke?.dash?.join(" ")}
		/>
	);
	if (fill?.type !== "linear") return path;
	const { from, to, stops } = gradientOf(fill, d);
	return (
		<g key={id}>
			<linearGradient id={gradientId} gradientUnits="userSpaceOnUse" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
				{stops.map(({ offset, color }) => (
					<stop key={`${offset} ${color}`} offset={offset} stopColor={color} />
				))}
			</linearGradient>
			{path}
		</g>
	);
}

/** The whole picture is drawn larger than its box; the clip of the group around it cuts it to the crop. */
function paintImage(node: ImageNode, id: string, href: PictureHref): ReactElement {
	const { pictureId, crop, box, colors, blur } = node;
	const width = box.width / crop.width;
	const height = box.height / crop.height;
	const filterId = colors || blur ? `${id}-colors` : undefined;
	return (
		<Fragment key={id}>
			{filterId && <ImageFilter id={filterId} node={node} />}
			<image
				href={href(pictureId, { width, height })}
				x={box.x - crop.x * width}
				y={box.y - crop.y * height}
				width={width}
				height={height}
				preserveAspectRatio="none"
				filter={filterId && `url(#${filterId})`}
			/>
		</Fragment>
	);
}
