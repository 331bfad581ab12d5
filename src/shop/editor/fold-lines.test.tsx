import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FoldLines } from "./fold-lines.tsx";

const cover = {
	code: "cover",
	width: 218,
	height: 210,
	bleed: 3,
	safe: 5,
	folds: [8],
	panels: ["Mors", "1re de couverture"],
};

test("a strip's name stands along it, and a page too narrow for its name has none rather than one across its photos", () => {
	const drawn = (scale: number) => renderToStaticMarkup(<FoldLines side={cover} folds={cover.folds} scale={scale} />);
	expect(drawn(2.1)).toMatch(/rotate\(-90\)"[^>]*>Mors</);
	expect(drawn(2.1)).toMatch(/translate\([\d. ]+\)"[^>]*>1re de couverture</);
	expect(drawn(0.6)).not.toContain("couverture");
});
