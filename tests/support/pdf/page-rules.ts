import type { Fault, PrintRules } from "./check-pdf-x4.ts";
import { type PdfDictionary, PdfStream } from "./pdf-values.ts";
import { arrayOf, dictionaryOf, entry, nameOf, type PdfFile } from "./read-pdf.ts";
import type { Drawn, PageContent } from "./walk-content.ts";

type Page = { file: PdfFile; page: PdfDictionary; content: PageContent; rules: PrintRules };
type Check = (page: Page) => string | undefined;

const FORBIDDEN: Readonly<Record<string, string>> = {
	BI: "an image lies inside the content",
	Tf: "the content sets a font",
	"Subtype PS": "the content calls PostScript",
};
const BLEND_MODES =
	/^(Normal|Compatible|Multiply|Screen|Overlay|Darken|Lighten|Color(Dodge|Burn)?|HardLight|SoftLight|Difference|Exclusion|Hue|Saturation|Luminosity)$/;
/** Boxes are written to a millionth of a point. */
const ROUNDING = 0.0001;
/** Millimetres become points by a factor of six decimals: that much on five metres. */
const DRAWN_ROUNDING = 0.01;

const CHECKS: Readonly<Record<string, Check>> = {
	"media-box": ({ file, page }) => {
		if (!box(file, page, "MediaBox")) return "there is no MediaBox";
		const unit = entry(file, page, "UserUnit") ?? 1;
		return unit === 1 ? undefined : `a unit is ${unit} points`;
	},
	"trim-box": ({ file, page }) => {
		if (page.has("ArtBox")) return "there is an ArtBox";
		return outside(file, page, "TrimBox", ["BleedBox", "MediaBox"]);
	},
	"bleed-box": ({ file, page }) => outside(file, page, "BleedBox", ["CropBox", "MediaBox"]),
	"page-box": ({ file, page, content }) => {
		const far = content.drawn.find(({ extent: [left, bottom, right, top], space }) => {
			const around = box(file, page, isMark(file, space) ? "MediaBox" : "BleedBox");
			if (!around || left > right || bottom > top) return false;
			const [l = 0, b = 0, r = 0, t = 0] = around;
			return !(
				l - left < DRAWN_ROUNDING &&
				b - bottom < DRAWN_ROUNDING &&
				right - r < DRAWN_ROUNDING &&
				top - t < DRAWN_ROUNDING
			);
		});
		return far && `something is drawn from ${far.extent.map((edge) => edge.toFixed(1)).join(" ")}`;
	},
	annotations: ({ file, page }) => (arrayOf(file, page.get("Annots")).length ? "the page has annotations" : undefined),
	actions: ({ page }) => (page.has("AA") ? "the page has actions" : undefined),
	"content-operator": ({ content }) => Object.entries(FORBIDDEN).find(([name]) => content.met.has(name))?.[1],
	"external-object": ({ content }) => {
		const foreign = [...content.forms, ...content.images.map(({ dictionary }) => dictionary)].find(
			(object) => object.has("OPI") || object.has("Ref") || object.has("Alternates"),
		);
		return foreign && "a picture stands for another one";
	},
	"graphics-state": ({ content }) => {
		const key = ["TR", "TR2", "HTP", "HT", "BG", "UCR"].find((name) => content.states.some((state) => state.has(name)));
		return key && `a graphics state has ${key}`;
	},
	"blend-mode": ({ content }) => {
		const modes = content.states.flatMap((state) => (state.has("BM") ? [nameOf(state.get("BM")) ?? "a list"] : []));
		const foreign = modes.find((mode) => !BLEND_MODES.test(mode));
		return foreign && `${foreign} is no blend mode`;
	},
	"blending-space": ({ file, page, content }) => {
		const group = dictionaryOf(file, page.get("Group"));
		if (isTransparent(content) && !(nameOf(group.get("S")) === "Transparency" && group.has("CS")))
			return "the page is transparent, but its group names no colour space";
		const without = content.forms.find((form) => {
			const own = dictionaryOf(file, form.get("Group"));
			return own.get("I") === true && !own.has("CS");
		});
		return without && "an isolated group names no colour space";
	},
	"soft-mask": ({ file, content }) => {
		const masks = content.states.flatMap((state) =>
			nameOf(state.get("SMask")) === "None" || !state.has("SMask") ? [] : [entry(file, state, "SMask", "G")],
		);
		return masks.every((mask) => mask instanceof PdfStream && mask.dictionary.has("Group"))
			? undefined
			: "a mask is no transparency group";
	},
	"image-resolution": ({ content, rules }) => {
		const wrong = content.images.find(({ dictionary, dpi }) => {
			const least = isFlat(dictionary) ? Math.min(rules.dpi.least, SOFT_DPI) : rules.dpi.least;
			return !(dpi.least >= least && dpi.most <= rules.dpi.most);
		});
		return wrong && `an image has ${wrong.dpi.least.toFixed(1)} to ${wrong.dpi.most.toFixed(1)} pixels to the inch`;
	},
};

/** For whoever cuts and registers: it may stand beside what is printed. */
function isMark(file: PdfFile, space: Drawn["space"]): boolean {
	const [kind, ink] = arrayOf(file, space?.space);
	return nameOf(kind) === "Separation" && nameOf(ink) === "All";
}

/** Enough for what has no edges. */
const SOFT_DPI = 149;

export function pageFaults(
	file: PdfFile,
	page: PdfDictionary,
	content: PageContent,
	rules: PrintRules,
): readonly Fault[] {
	return Object.entries(CHECKS).flatMap(([rule, check]) => {
		const where = check({ file, page, content, rules });
		return where ? [{ rule, where }] : [];
	});
}

/** A shadow: one colour, seen through a mask. */
function isFlat(dictionary: PdfDictionary): boolean {
	const space = dictionary.get("ColorSpace");
	return Array.isArray(space) && nameOf(space[0]) === "Indexed" && space[2] === 0;
}

function isTransparent({ states, images, forms }: PageContent): boolean {
	const seeThrough = (state: PdfDictionary) =>
		["ca", "CA"].some((key) => Number(state.get(key) ?? 1) < 1) ||
		(state.has("SMask") && nameOf(state.get("SMask")) !== "None") ||
		!/^(Normal|Compatible)?$/.test(nameOf(state.get("BM")) ?? "");
	return (
		states.some(seeThrough) ||
		images.some(({ dictionary }) => dictionary.has("SMask")) ||
		forms.some((form) => form.has("Group"))
	);
}

function box(file: PdfFile, page: PdfDictionary, name: string): readonly number[] | undefined {
	const edges = arrayOf(file, page.get(name)).map(Number);
	const [left = 0, bottom = 0, right = 0, top = 0] = edges;
	return edges.length === 4 && left < right && bottom < top ? edges : undefined;
}

function outside(file: PdfFile, page: PdfDictionary, name: string, around: readonly string[]): string | undefined {
	const inner = box(file, page, name);
	if (!inner) return `there is no ${name}`;
	const left = around.find((outer) => {
		const [l = 0, b = 0, r = 0, t = 0] = box(file, page, outer) ?? [];
		const [L = 0, B = 0, R = 0, T = 0] = inner;
		return page.has(outer) && !(l - L < ROUNDING && b - B < ROUNDING && R - r < ROUNDING && T - t < ROUNDING);
	});
	return left && `${name} leaves the ${left}`;
}
