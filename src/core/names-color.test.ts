import { expect, test } from "vitest";
import { colorWords, namesColor } from "./names-color.ts";

test.each([
	["blue", "Navy blue", "WORD"],
	["navy", "Navy blue", "WORD"],
	["rote", "Rot", "WORD"],
	["roten", "Rot", "WORD"],
	["weißes", "Weiß", "WORD"],
	["roja", "Rojo", "WORD"],
	["bílý", "Bílá", "WORD"],
	["białego", "Biały", "WORD"],
	["vita", "Vit", "WORD"],
	["witte", "Wit", "WORD"],
	["verte", "Vert forêt", "WORD"],
	["punainen", "Punainen", "WORD"],
	["punainen", "Vaaleanpunainen", "PART"],
	["blaues", "Marineblau", "PART"],
	["blå", "Marinblå", "PART"],
	["röd", "Ljusröd", "PART"],
	["Rosen", "Rosa", undefined],
	["land", "Sand", undefined],
	["re", "Red", undefined],
	["marineblauer", "Blau", undefined],
])("%s names %s: %s", (typed, name, match) => expect(namesColor(typed, colorWords(name))).toBe(match));
