import { data } from "react-router";

/** A page's form; anything else that is sent to a page, U+0000 too, is answered 415 instead of breaking it. */
export async function readForm(request: Request): Promise<FormData> {
	const type = request.headers.get("content-type") ?? "";
	if (/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type)) {
		const form = await request.formData().catch(() => undefined);
		if (form && ![...form.values()].some((value) => typeof value === "string" && value.includes("\0"))) return form;
	}
	throw data({ message: "Unsupported Media Type" }, { status: 415, statusText: "Unsupported Media Type" });
}
