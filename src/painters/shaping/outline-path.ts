import type { Millimetres } from "#core/units.ts";
import type { Glyph } from "#painters/shaping/font-face.ts";

/** A number takes at most twelve bytes with its sign and separator, a command one. */
const BYTES_PER_NUMBER = 12;
const ascii = new TextDecoder("latin1");
let bytes = new Uint8Array(1 << 16);

/**
 * Path data of a line's glyphs, rounded to thousandths of a millimetre. Digits are written as bytes: a paragraph
 * has tens of thousands of numbers, and printing doubles would take most of the layout's time.
 */
export function outlinePath(glyphs: readonly Glyph[], lineX: Millimetres, y: Millimetres, size: Millimetres): string {
	let length = 0;
	let x = lineX;
	for (const glyph of glyphs) {
		const originX = (x + glyph.x * size) * 1000;
		const originY = (y + glyph.y * size) * 1000;
		const scale = size * 1000 * (glyph.scale ?? 1);
		for (const { command, points } of glyph.face.outline(glyph.glyph)) {
			reserve(length + 1 + points.length * BYTES_PER_NUMBER);
			bytes[length++] = command.charCodeAt(0);
			for (let index = 0; index < points.length; index += 2) {
				if (index > 0) bytes[length++] = SPACE;
				length = writeThousandths(Math.round(originX + points[index]! * scale), length);
				bytes[length++] = SPACE;
				length = writeThousandths(Math.round(originY + points[index + 1]! * scale), length);
			}
		}
		x += glyph.advance * size;
	}
	return ascii.decode(bytes.subarray(0, length));
}

const ZERO = 48;
const SPACE = 32;
const MINUS = 45;
const POINT = 46;

/** 12345 becomes "12.345", 500 becomes "0.5", -2000 becomes "-2". */
function writeThousandths(value: number, start: number): number {
	let at = start;
	let rest = value;
	if (rest < 0) {
		bytes[at++] = MINUS;
		rest = -rest;
	}
	const whole = Math.floor(rest / 1000);
	let fraction = rest - whole * 1000;
	let unit = 1;
	while (unit * 10 <= whole) unit *= 10;
	for (let left = whole; unit >= 1; unit = Math.floor(unit / 10)) {
		const digit = Math.floor(left / unit);
		bytes[at++] = ZERO + digit;
		left -= digit * unit;
	}
	if (fraction === 0) return at;
	bytes[at++] = POINT;
	for (let place = 100; fraction > 0; place /= 10) {
		const digit = Math.floor(fraction / place);
		bytes[at++] = ZERO + digit;
		fraction -= digit * place;
	}
	return at;
}

function reserve(needed: number) {
	if (needed <= bytes.length) return;
	const larger = new Uint8Array(needed * 2);
	larger.set(bytes);
	bytes = larger;
}
