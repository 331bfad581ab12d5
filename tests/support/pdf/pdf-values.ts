/** A PDF's objects as ISO 32000-1, 7.3 has them. Numbers, booleans, null and arrays are JavaScript's own. */
export type PdfValue =
	| number
	| boolean
	| null
	| PdfName
	| PdfText
	| PdfReference
	| PdfStream
	| PdfDictionary
	| readonly PdfValue[];
export type PdfDictionary = Map<string, PdfValue>;

export class PdfName {
	readonly name: string;
	constructor(name: string) {
		this.name = name;
	}
}

/** A string; each character stands for a byte. */
export class PdfText {
	readonly bytes: string;
	constructor(bytes: string) {
		this.bytes = bytes;
	}
}

export class PdfReference {
	readonly number: number;
	constructor(number: number) {
		this.number = number;
	}
}

export class PdfStream {
	readonly dictionary: PdfDictionary;
	readonly encoded: Buffer;
	constructor(dictionary: PdfDictionary, encoded: Buffer) {
		this.dictionary = dictionary;
		this.encoded = encoded;
	}
}
