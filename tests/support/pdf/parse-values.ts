import { type PdfDictionary, PdfName, PdfReference, PdfText, type PdfValue } from "./pdf-values.ts";

/** An operator of a content stream, or a word of the file's own structure such as `obj`. */
export class PdfWord {
	readonly word: string;
	constructor(word: string) {
		this.word = word;
	}
}

const SPACE = /[\0\t\n\f\r ]*(?:%[^\n\r]*[\0\t\n\f\r ]*)*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEX = /<([\da-fA-F\0\t\n\f\r ]*)>/y;
const MARK = /<<|>>|[[\]]/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Reads the values of a file or of a content stream, one after the other. */
export class PdfParser {
	readonly source: string;
	at: number;

	constructor(source: string, at = 0) {
		this.source = source;
		this.at = at;
	}

	/** The next value or word; undefined at the end. */
	next(): PdfValue | PdfWord | undefined {
		this.match(SPACE);
		if (this.at >= this.source.length) return undefined;
		const mark = this.match(MARK)?.[0];
		if (mark === "<<") return this.dictionary();
		if (mark === "[") return this.valuesUntil("]");
		if (mark) return new PdfWord(mark);
		if (this.source[this.at] === "(") return new PdfText(this.literal());
		const hex = this.match(HEX)?.[1];
		if (hex !== undefined) return new PdfText(Buffer.from(hex.replace(/\s|\0/g, ""), "hex").toString("latin1"));
		const name = this.match(NAME)?.[1];
		if (name !== undefined) return new PdfName(name.replace(/#([\da-fA-F]{2})/g, (_, code) => fromHex(code)));
		const number = this.match(NUMBER)?.[0];
		if (number !== undefined) return Number(number);
		const word = this.match(WORD)?.[0];
		if (word === undefined) throw new Error(`Nothing readable at byte ${this.at}`);
		return word === "true" ? true : word === "false" ? false : word === "null" ? null : new PdfWord(word);
	}

	/** All values up to this word; `R` makes a reference of the two numbers before it. */
	valuesUntil(...ends: readonly string[]): PdfValue[] {
		const values: PdfValue[] = [];
		for (;;) {
			const value = this.next();
			if (value === undefined) throw new Error(`The file ends before ${ends.join(" or ")}`);
			if (!(value instanceof PdfWord)) values.push(value);
			else if (ends.includes(value.word)) return values;
			else if (value.word === "R") values.push(new PdfReference(values.splice(-2)[0] as number));
			else throw new Error(`Unexpected ${value.word} before byte ${this.at}`);
		}
	}

	private dictionary(): PdfDictionary {
		const values = this.valuesUntil(">>");
		const entries = new Map<string, PdfValue>();
		for (let index = 0; index < values.length; index += 2) {
			const key = values[index];
			if (!(key instanceof PdfName)) throw new Error(`A key is no name before byte ${this.at}`);
			entries.set(key.name, values[index + 1] ?? null);
		}
		return entries;
	}

	private literal(): string {
		let text = "";
		for (let depth = 0; ; ) {
			const letter = this.source[this.at++];
			if (letter === undefined) throw new Error("A string has no end");
			if (letter === "\\") text += this.escaped();
			else {
				if (letter === "(") depth++;
				if (letter === ")") depth--;
				if (depth === 0) return text.slice(1);
				text += letter;
			}
		}
	}

	private escaped(): string {
		const octal = this.match(/[0-7]{1,3}/y)?.[0];
		if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
		if (this.match(/\r\n|\n|\r/y)) return "";
		const letter = this.source[this.at++] ?? "";
		return ESCAPES[letter] ?? letter;
	}

	private match(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.source);
		if (found) this.at = pattern.lastIndex;
		return found;
	}
}

function fromHex(code: string): string {
	return String.fromCharCode(Number.parseInt(code, 16));
}
