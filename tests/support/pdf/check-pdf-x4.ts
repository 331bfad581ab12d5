import { colorFaults, pressFaults } from "./color-rules.ts";
import { fileFaults } from "./file-rules.ts";
import { pageFaults } from "./page-rules.ts";
import { type PdfFile, pagesOf } from "./read-pdf.ts";
import { walkPage } from "./walk-content.ts";

/** What a print file of ours keeps beyond ISO 15930-7. */
export type PrintRules = {
	readonly dpi: { readonly least: number; readonly most: number };
	/** The file was separated by this profile: inks are all that it may have. */
	readonly press?: Buffer;
};
export type Fault = { readonly rule: string; readonly where: string };

/**
 * The structure of PDF/X-4 (ISO 15930-7:2010), as far as our files can break it, and our own promises: no fonts,
 * images at the resolution asked for, nothing drawn beyond the bleed but marks. Each broken rule by its name.
 */
export function checkPdfX4(file: PdfFile, rules: PrintRules): readonly Fault[] {
	const pages = pagesOf(file).map((page) => ({ page, content: walkPage(file, page) }));
	return [
		...fileFaults(file),
		...(rules.press ? pressFaults(file, rules.press) : []),
		...pages.flatMap(({ page, content }, index) =>
			[...pageFaults(file, page, content, rules), ...colorFaults(file, page, content, rules)].map((fault) => ({
				...fault,
				where: `page ${index + 1}: ${fault.where}`,
			})),
		),
	];
}
