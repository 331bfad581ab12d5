import type { PdfDocument } from "#painters/pdf/pdf-document.server.ts";
import type { PrintCondition } from "#painters/pdf/print-condition.server.ts";

type DocumentFacts = { readonly title: string; readonly created: Date; readonly id: Buffer };

/** What a file says of itself to be PDF/X-4 (ISO 15930-7): its ID, the printing condition, the metadata. */
export function claimPdfX4(pdf: PdfDocument, facts: DocumentFacts, condition: PrintCondition) {
	pdf._id = facts.id;
	const profile = pdf.ref({ N: condition.components, Filter: "FlateDecode" });
	profile.write(condition.deflatedProfile);
	profile.end();
	// pdfkit writes a plain string as a name.
	pdf._root.data.OutputIntents = [
		{
			Type: "OutputIntent",
			S: "GTS_PDFX",
			OutputConditionIdentifier: new String(condition.identifier),
			...(condition.registry && { RegistryName: new String(condition.registry) }),
			Info: new String(condition.description),
			DestOutputProfile: profile,
		},
	];
	const metadata = pdf.ref({ Type: "Metadata", Subtype: "XML" });
	metadata.compress = false;
	metadata.write(Buffer.from(xmp(facts)));
	metadata.end();
	pdf._root.data.Metadata = metadata;
	pdf.endMetadata = () => {};
}

function xmp({ title, created, id }: DocumentFacts): string {
	const date = created.toISOString().replace(/\.\d+Z$/, "Z");
	return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<pdf:Producer>Keepsake</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
<xmp:CreatorTool>Keepsake</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${uuid(id)}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function uuid(id: Buffer): string {
	return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
