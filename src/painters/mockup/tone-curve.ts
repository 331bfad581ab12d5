/** Stored pictures are darker by this factor, so that highlights above paper white survive eight bits. */
export const HIGHLIGHT = 1.25;

const SHOULDER = 0.72;
const STEPS_PER_UNIT = 8192;
/** Linear light 0..1 of an sRGB byte. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => decodeSrgb(byte / 255));
/** Linear scene light of a stored byte. */
export const STORED_LIGHT = LINEAR.map((light) => light * HIGHLIGHT);
const TONE = Uint8Array.from({ length: STEPS_PER_UNIT * 2 }, (_, step) =>
	Math.round(255 * encodeSrgb(softShoulder((step + 0.5) / STEPS_PER_UNIT))),
);

/** Scene light to a screen byte, highlights rolled off softly. */
export function toneByte(light: number): number {
	return light <= 0 ? 0 : (TONE[(light * STEPS_PER_UNIT) | 0] ?? 255);
}

/** `#rrggbb` as linear light. */
export function linearColor(hex: string): [number, number, number] {
	const packed = Number.parseInt(hex.slice(1), 16);
	return [LINEAR[packed >> 16]!, LINEAR[(packed >> 8) & 255]!, LINEAR[packed & 255]!];
}

/** The value 0..1 that a screen is sent for linear light. */
export function encodeSrgb(light: number): number {
	return light <= 0.0031308 ? Math.max(0, light) * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

function softShoulder(light: number): number {
	if (light < SHOULDER) return light;
	const room = 1 - SHOULDER;
	return SHOULDER + room * (1 - Math.exp(-(light - SHOULDER) / room));
}

function decodeSrgb(value: number): number {
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
