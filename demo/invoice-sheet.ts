import PDFDocument from "pdfkit";

type Sheet = {
	readonly number: string;
	readonly title: string;
	readonly issuedOn: string;
	readonly lines: readonly (readonly [name: string, amount: string])[];
};

/** The page that stands for an invoice in the demo shop. A4 portrait. */
export function renderInvoiceSheet({ number, title, issuedOn, lines }: Sheet): Promise<Buffer> {
	const pdf = new PDFDocument({ size: "A4", margin: 60, info: { Title: number, Producer: "Keepsake" } });
	const chunks: Buffer[] = [];
	const done = new Promise<Buffer>((resolve, reject) => {
		pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
		pdf.on("end", () => resolve(Buffer.concat(chunks)));
		pdf.on("error", reject);
	});
	pdf.font("Helvetica-Bold").fontSize(22).text(`${title} ${number}`);
	pdf.font("Helvetica").fontSize(11).moveDown(0.5).text(issuedOn).moveDown(2);
	for (const [name, amount] of lines) {
		const { y } = pdf;
		pdf.text(name, 60, y).text(amount, 60, y, { align: "right" }).moveDown(0.5);
	}
	pdf.moveDown(2).text("From the demo shop: nothing was sold and nothing is owed.", 60);
	pdf.end();
	return done;
}
