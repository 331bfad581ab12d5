export type JsonSchema = {
	$ref?: string;
	type?: string | string[];
	format?: string;
	description?: string;
	enum?: readonly unknown[];
	const?: unknown;
	items?: JsonSchema;
	properties?: Readonly<Record<string, JsonSchema>>;
	required?: readonly string[];
	additionalProperties?: boolean | JsonSchema;
	anyOf?: readonly JsonSchema[];
	oneOf?: readonly JsonSchema[];
	allOf?: readonly JsonSchema[];
};

/** A schema as one reads a type: names, kinds, `?` for what may be missing. */
export function schemaHtml(schema: JsonSchema, depth = 0): string {
	if (schema.$ref) return referenceHtml(schema.$ref);
	const choices = schema.anyOf ?? schema.oneOf;
	if (choices) return choices.map((choice) => schemaHtml(choice, depth)).join(" | ");
	if (schema.allOf) return schema.allOf.map((part) => schemaHtml(part, depth)).join(" &amp; ");
	if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(" | ");
	if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const));
	if (schema.items) return `${schemaHtml(schema.items, depth)}[]`;
	if (schema.properties) return objectHtml(schema, depth);
	const kind = Array.isArray(schema.type) ? schema.type.join(" | ") : (schema.type ?? "any");
	return escapeHtml(schema.format ? `${kind} (${schema.format})` : kind);
}

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function objectHtml(schema: JsonSchema, depth: number): string {
	const space = "  ".repeat(depth + 1);
	const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => {
		const mark = schema.required?.includes(name) ? "" : "?";
		const note = property.description ? ` <i>${escapeHtml(property.description)}</i>` : "";
		return `${space}${escapeHtml(name)}${mark}: ${schemaHtml(property, depth + 1)}${note}`;
	});
	return `{\n${rows.join("\n")}\n${"  ".repeat(depth)}}`;
}

function referenceHtml(reference: string): string {
	const name = escapeHtml(reference.split("/").at(-1) ?? "");
	return `<a href="#schema-${name}">${name}</a>`;
}
