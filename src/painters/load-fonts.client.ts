import amaticSc from "@expo-google-fonts/amatic-sc/700Bold/AmaticSC_700Bold.ttf?url";
import bebasNeue from "@expo-google-fonts/bebas-neue/400Regular/BebasNeue_400Regular.ttf?url";
import caveat from "@expo-google-fonts/caveat/700Bold/Caveat_700Bold.ttf?url";
import dancingScript from "@expo-google-fonts/dancing-script/700Bold/DancingScript_700Bold.ttf?url";
import lora from "@expo-google-fonts/lora/500Medium/Lora_500Medium.ttf?url";
import loraItalic from "@expo-google-fonts/lora/500Medium_Italic/Lora_500Medium_Italic.ttf?url";
import loraBold from "@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf?url";
import loraBoldItalic from "@expo-google-fonts/lora/700Bold_Italic/Lora_700Bold_Italic.ttf?url";
import montserrat from "@expo-google-fonts/montserrat/600SemiBold/Montserrat_600SemiBold.ttf?url";
import montserratItalic from "@expo-google-fonts/montserrat/600SemiBold_Italic/Montserrat_600SemiBold_Italic.ttf?url";
import montserratBold from "@expo-google-fonts/montserrat/800ExtraBold/Montserrat_800ExtraBold.ttf?url";
import montserratBoldItalic from "@expo-google-fonts/montserrat/800ExtraBold_Italic/Montserrat_800ExtraBold_Italic.ttf?url";
import notoEmoji from "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf?url";
import notoSansArabic from "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url";
import notoSansHebrew from "@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf?url";
import notoSansSymbols2 from "@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf?url";
import openSans from "@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf?url";
import openSansItalic from "@expo-google-fonts/open-sans/400Regular_Italic/OpenSans_400Regular_Italic.ttf?url";
import openSansBold from "@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf?url";
import openSansBoldItalic from "@expo-google-fonts/open-sans/700Bold_Italic/OpenSans_700Bold_Italic.ttf?url";
import pacifico from "@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf?url";
import playfairDisplay from "@expo-google-fonts/playfair-display/700Bold/PlayfairDisplay_700Bold.ttf?url";
import playfairDisplayItalic from "@expo-google-fonts/playfair-display/700Bold_Italic/PlayfairDisplay_700Bold_Italic.ttf?url";
import playfairDisplayBold from "@expo-google-fonts/playfair-display/900Black/PlayfairDisplay_900Black.ttf?url";
import playfairDisplayBoldItalic from "@expo-google-fonts/playfair-display/900Black_Italic/PlayfairDisplay_900Black_Italic.ttf?url";
import quicksand from "@expo-google-fonts/quicksand/600SemiBold/Quicksand_600SemiBold.ttf?url";
import quicksandBold from "@expo-google-fonts/quicksand/700Bold/Quicksand_700Bold.ttf?url";
import type { TextShaper } from "#design/text-shaping.ts";
import { isEmojiBlock } from "#painters/emoji/emoji-block.ts";
import type { FaceId, TypeFile } from "#painters/fonts.ts";

/** The same files as in FACES: Vite wants to see each of them written out. */
const FACE_URLS: Readonly<Record<FaceId, string>> = {
	"open-sans": openSans,
	lora,
	montserrat,
	"playfair-display": playfairDisplay,
	"bebas-neue": bebasNeue,
	quicksand,
	"dancing-script": dancingScript,
	pacifico,
	caveat,
	"amatic-sc": amaticSc,
	"open-sans-bold": openSansBold,
	"open-sans-italic": openSansItalic,
	"open-sans-bold-italic": openSansBoldItalic,
	"lora-bold": loraBold,
	"lora-italic": loraItalic,
	"lora-bold-italic": loraBoldItalic,
	"montserrat-bold": montserratBold,
	"montserrat-italic": montserratItalic,
	"montserrat-bold-italic": montserratBoldItalic,
	"playfair-display-bold": playfairDisplayBold,
	"playfair-display-italic": playfairDisplayItalic,
	"playfair-display-bold-italic": playfairDisplayBoldItalic,
	"quicksand-bold": quicksandBold,
	"noto-sans-arabic": notoSansArabic,
	"noto-sans-hebrew": notoSansHebrew,
	"noto-sans-symbols-2": notoSansSymbols2,
	"noto-emoji": notoEmoji,
};

/** Milliseconds, after which a file that hangs is asked for anew: half a megabyte comes on any network that is one. */
const LONGEST_WAY = 60_000;

const failed = new Set<TypeFile>();
const downloads = new Map<TypeFile, Promise<Uint8Array>>();
let loaded: ReadonlyMap<TypeFile, Uint8Array> = new Map();
let shaper: TextShaper | undefined;

/** False: await `loadShaper(fonts)` before a text with these fonts is laid out. */
export function areFontsLoaded(fonts: Iterable<TypeFile>): boolean {
	for (const font of fonts) if (!loaded.has(font)) return false;
	return true;
}

/** Whether one of them could not be downloaded when it was asked for last. */
export function areFontsLate(fonts: Iterable<TypeFile>): boolean {
	return [...fonts].some((font) => failed.has(font));
}

/**
 * A shaper that has at least these fonts. It is a new one whenever fonts were added, so that nothing laid out
 * without them stays remembered; otherwise the same as before.
 */
export async function loadShaper(
	fonts: Iterable<TypeFile>,
	onProgress: (done: number, total: number) => void = () => {},
): Promise<TextShaper> {
	const wanted = [...fonts];
	const files = wanted.map(download);
	const engine = import("#painters/shaper.ts");
	let done = 0;
	for (const part of [engine, ...files]) {
		part.then(
			() => onProgress(++done, files.length + 1),
			() => {},
		);
	}
	onProgress(0, files.length + 1);
	const [{ createShaper }, ...bytes] = await Promise.all([engine, ...files]);
	if (!shaper || !areFontsLoaded(wanted)) {
		loaded = new Map([...loaded, ...wanted.map((font, index) => [font, bytes[index]!] as const)]);
		shaper = createShaper(loaded);
	}
	return shaper;
}

/** A new shaper whenever one of them has come. One that can't be had, or hangs, keeps none back. */
export function loadAsTheyCome(fonts: Iterable<TypeFile>, onCome: (shaper: TextShaper) => void): void {
	for (const font of fonts) loadShaper([font]).then(onCome, () => {});
}

function download(font: TypeFile): Promise<Uint8Array> {
	let file = downloads.get(font);
	if (!file) {
		file = urlOf(font).then(fetchBytes);
		file.then(
			() => failed.delete(font),
			() => {
				failed.add(font);
				downloads.delete(font);
			},
		);
		downloads.set(font, file);
	}
	return file;
}

async function urlOf(font: TypeFile): Promise<string> {
	if (!isEmojiBlock(font)) return FACE_URLS[font];
	const { urlOfEmoji } = await import("#painters/emoji/emoji-urls.client.ts");
	return urlOfEmoji(font);
}

async function fetchBytes(url: string): Promise<Uint8Array> {
	const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAY) });
	if (!response.ok) throw new Error(`Font ${url} answered ${response.status}`);
	return new Uint8Array(await response.arrayBuffer());
}
