import { expect, test } from "vitest";
import { casedText } from "#design/elements/text/letter-case.ts";

test("capitals are those of the language", () => {
	expect(casedText("istanbul ılık", "upper", "tr").text).toBe("İSTANBUL ILIK");
	expect(casedText("istanbul", "upper", "en").text).toBe("ISTANBUL");
	expect(casedText("ISPARTA", "lower", "tr").text).toBe("ısparta");
	expect(casedText("Straße", "upper", "de").text).toBe("STRASSE");
	expect(casedText("het ijs van ijmuiden", "words", "nl").text).toBe("Het IJs Van IJmuiden");
	expect(casedText("ijs", "words", "en").text).toBe("Ijs");
	expect(casedText("ΟΔΥΣΣΕΑΣ", "lower", "el").text).toBe("οδυσσεας");
	expect(casedText("anne-marie o'neill, ﬁlip élan", "words", "en").text).toBe("Anne-Marie O'neill, Filip Élan");
	expect(casedText("McKay iPad", "words", "en").text).toBe("McKay IPad");
	expect(casedText("As Typed", "typed", "en")).toEqual({ text: "As Typed" });
	expect(casedText("any language", "upper", "x?_1").text).toBe("ANY LANGUAGE");
});

test("letters that move say where they were typed", () => {
	expect(casedText("Maß", "upper", "de")).toEqual({
		text: "MASS",
		places: { from: [0, 1, 2, 2], to: [1, 2, 3, 3], end: 3 },
	});
	expect(casedText("Zoë", "upper", "de").places).toBeUndefined();
});
