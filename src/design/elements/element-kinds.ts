import type { DesignElement, ElementKind } from "#design/document.ts";
import { backgroundLayout } from "#design/elements/background/background-layout.ts";
import { calendarLayout } from "#design/elements/calendar/calendar-layout.ts";
import { clipArtLayout } from "#design/elements/clip-art/clip-art-layout.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { groupLayout } from "#design/elements/group/group-layout.ts";
import { photoLayout } from "#design/elements/photo/photo-layout.ts";
import { qrLayout } from "#design/elements/qr/qr-layout.ts";
import { shapeLayout } from "#design/elements/shape/shape-layout.ts";
import { textLayout } from "#design/elements/text/text-layout.ts";

type ElementOf<K extends ElementKind> = Extract<DesignElement, { kind: K }>;

const elements = {
	photo: photoLayout,
	text: textLayout,
	shape: shapeLayout,
	qr: qrLayout,
	"clip-art": clipArtLayout,
	calendar: calendarLayout,
	background: backgroundLayout,
	group: groupLayout,
} satisfies { [K in ElementKind]: ElementLayout<ElementOf<K>> };

export function elementLayout(kind: ElementKind): ElementLayout<DesignElement> {
	return elements[kind] as ElementLayout<DesignElement>;
}
