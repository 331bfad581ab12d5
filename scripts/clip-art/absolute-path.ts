export type Segment = { readonly command: "M" | "L" | "Q" | "C" | "Z"; readonly points: readonly number[] };
type Matrix = readonly [number, number, number, number, number, number];

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
/** The flags of an arc may stand without anything between them. */
const FLAG = /\s*,?\s*([01])/y;

/** Any path of SVG as absolute M, L, Q, C and Z. */
export function absolutePath(d: string): readonly Segment[] {
	const segments: Segment[] = [];
	let at = [0, 0];
	let start = at;
	let handle: readonly number[] | undefined;
	let last = "";
	for (const { command, numbers } of commandsIn(d)) {
		const upper = command.toUpperCase();
		const relative = command !== upper;
		const [x, y] = at as [number, number];
		const shift = (values: readonly number[]) =>
			relative ? values.map((value, index) => value + (index % 2 ? y : x)) : values;
		const mirrored = (kinds: string) =>
			handle && kinds.includes(last) ? [2 * x - handle[0]!, 2 * y - handle[1]!] : at;
		let next: readonly number[] = at;
		if (upper === "Z") {
			segments.push({ command: "Z", points: [] });
			next = start;
		} else if (upper === "M" || upper === "L" || upper === "H" || upper === "V") {
			const [value = 0] = numbers;
			if (upper === "H") next = [relative ? x + value : value, y];
			else if (upper === "V") next = [x, relative ? y + value : value];
			else next = shift(numbers);
			segments.push({ command: upper === "M" ? "M" : "L", points: next });
			if (upper === "M") start = [...next];
		} else if (upper === "C" || upper === "S") {
			const points = upper === "C" ? shift(numbers) : [...mirrored("CS"), ...shift(numbers)];
			segments.push({ command: "C", points });
			handle = points.slice(2, 4);
			next = points.slice(4);
		} else if (upper === "Q" || upper === "T") {
			const points = upper === "Q" ? shift(numbers) : [...mirrored("QT"), ...shift(numbers)];
			segments.push({ command: "Q", points });
			handle = points.slice(0, 2);
			next = points.slice(2);
		} else {
			const [rx, ry, turn, large, sweep, endX, endY] = numbers as [
				number,
				number,
				number,
				number,
				number,
				number,
				number,
			];
			next = shift([endX, endY]);
			segments.push(...arc([x, y], [rx, ry, turn, large, sweep], next as [number, number]));
		}
		at = [...next];
		last = upper;
	}
	return segments;
}

export function movedSegments(segments: readonly Segment[], [a, b, c, d, e, f]: Matrix): readonly Segment[] {
	return segments.map(({ command, points }) => ({
		command,
		points: points.map((value, index) => {
			const [x, y] = index % 2 ? [points[index - 1]!, value] : [value, points[index + 1]!];
			return index % 2 ? b * x + d * y + f : a * x + c * y + e;
		}),
	}));
}

function commandsIn(d: string): readonly { command: string; numbers: readonly number[] }[] {
	return [...d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)].flatMap(([, letter = "", rest = ""]) => {
		const count = COUNTS[letter.toUpperCase()]!;
		if (count === 0) return [{ command: letter, numbers: [] }];
		const values = valuesIn(rest, letter.toUpperCase() === "A");
		return Array.from({ length: Math.floor(values.length / count) }, (_, turn) => ({
			command: turn > 0 && /m/i.test(letter) ? (letter === "m" ? "l" : "L") : letter,
			numbers: values.slice(turn * count, (turn + 1) * count),
		}));
	});
}

function valuesIn(text: string, ofArcs: boolean): readonly number[] {
	const values: number[] = [];
	for (let at = 0; ; ) {
		const place = values.length % 7;
		const pattern = ofArcs && (place === 3 || place === 4) ? FLAG : NUMBER;
		pattern.lastIndex = at;
		const match = pattern.exec(text);
		if (!match) return values;
		values.push(Number(match[1]));
		at = pattern.lastIndex;
	}
}

/** Cubic curves of a quarter turn at most: SVG 2, appendix B.2.4. */
function arc(
	[x1, y1]: readonly [number, number],
	[radiusX, radiusY, turn, large, sweep]: readonly [number, number, number, number, number],
	[x2, y2]: readonly [number, number],
): readonly Segment[] {
	if (radiusX === 0 || radiusY === 0) return [{ command: "L", points: [x2, y2] }];
	if (x1 === x2 && y1 === y2) return [];
	const angle = (turn * Math.PI) / 180;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2];
	const [ownX, ownY] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
	const reach = Math.sqrt((ownX / radiusX) ** 2 + (ownY / radiusY) ** 2);
	const [rx, ry] = [Math.abs(radiusX) * Math.max(1, reach), Math.abs(radiusY) * Math.max(1, reach)];
	const over = (rx * ownY) ** 2 + (ry * ownX) ** 2;
	const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - over) / over));
	const [midX, midY] = [(factor * rx * ownY) / ry, (-factor * ry * ownX) / rx];
	const [centreX, centreY] = [cos * midX - sin * midY + (x1 + x2) / 2, sin * midX + cos * midY + (y1 + y2) / 2];
	const begin = Math.atan2((ownY - midY) / ry, (ownX - midX) / rx);
	const end = Math.atan2((-ownY - midY) / ry, (-ownX - midX) / rx);
	let span = end - begin;
	if (sweep && span < 0) span += 2 * Math.PI;
	if (!sweep && span > 0) span -= 2 * Math.PI;
	const pieces = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
	const step = span / pieces;
	const reachOfHandle = (4 / 3) * Math.tan(step / 4);
	const place = (from: number, along: number) => {
		const [x, y] = [rx * (Math.cos(from) - along * Math.sin(from)), ry * (Math.sin(from) + along * Math.cos(from))];
		return [cos * x - sin * y + centreX, sin * x + cos * y + centreY];
	};
	return Array.from({ length: pieces }, (_, index): Segment => {
		const from = begin + index * step;
		const to = index === pieces - 1 ? [x2, y2] : place(from + step, 0);
		return { command: "C", points: [...place(from, reachOfHandle), ...place(from + step, -reachOfHandle), ...to] };
	});
}
