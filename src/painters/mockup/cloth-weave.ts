/** Side of the piece of cloth that is repeated, in pixels of a scene at full size. */
const PIECE = 256;
/** Pixels over which a thread stays alike. */
const RUN = 5;
/** Of the light on a cloth, in thousandths. */
const DEVIATION = 36;
/** The share of what turns to the light, upper left, as against a thread's own shade. */
const SLOPE = 0.8;
const FARTHEST = 127;

const pieces = new Map<1 | 2, Int8Array>();

/**
 * For each pixel by how many thousandths threads make a cloth lighter or darker; 0 on average. The denoised renders
 * have no threads. `step` 2: of a scene at half its size.
 */
export function layWeave(width: number, height: number, step: 1 | 2): Int8Array {
	const piece = pieceOf(step);
	const side = PIECE / step;
	const weave = new Int8Array(width * height);
	for (let y = 0; y < height; y++) {
		const row = (y % side) * side;
		for (let x = 0; x < width; x += side)
			weave.set(piece.subarray(row, row + Math.min(side, width - x)), y * width + x);
	}
	return weave;
}

function pieceOf(step: 1 | 2): Int8Array {
	const piece = pieces.get(step) ?? (step === 1 ? weavePiece() : halve(pieceOf(1)));
	pieces.set(step, piece);
	return piece;
}

function weavePiece(): Int8Array {
	const threads = crossThreads();
	const relief = threads.map((here, at) => {
		const beyond = threads[(((at / PIECE + 1) | 0) % PIECE) * PIECE + ((at + 1) % PIECE)]!;
		return SLOPE * (beyond - here) + (1 - SLOPE) * here;
	});
	const mean = relief.reduce((sum, value) => sum + value, 0) / relief.length;
	const variance = relief.reduce((sum, value) => sum + (value - mean) ** 2, 0) / relief.length;
	const scale = DEVIATION / Math.sqrt(variance);
	return Int8Array.from(relief, (value) => within(Math.round((value - mean) * scale)));
}

/** Everywhere one thread across and one along. */
function crossThreads(): Float64Array {
	const across = Float64Array.from({ length: PIECE * PIECE }, (_, at) => scatter(at));
	const along = across.map((_, at) => scatter(PIECE * PIECE + at));
	return across.map((_, at) => {
		const x = at % PIECE;
		const row = at - x;
		let sum = 0;
		for (let run = 0; run < RUN; run++) {
			sum += across[row + ((x + run) % PIECE)]! + along[(at + run * PIECE) % (PIECE * PIECE)]!;
		}
		return sum;
	});
}

function halve(piece: Int8Array): Int8Array {
	const side = PIECE / 2;
	return Int8Array.from({ length: side * side }, (_, at) => {
		const from = Math.floor(at / side) * 2 * PIECE + (at % side) * 2;
		return Math.round((piece[from]! + piece[from + 1]! + piece[from + PIECE]! + piece[from + PIECE + 1]!) / 4);
	});
}

function within(value: number): number {
	return Math.max(-FARTHEST, Math.min(FARTHEST, value));
}

/** 0 to 1, in whole numbers of 32 bits: alike in every browser and on the server. */
function scatter(seed: number): number {
	let bits = Math.imul(seed + 1, 0x9e3779b1);
	bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
	bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
	return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
