import { data } from "react-router";

/** Specification, section 2: a fatal 404 titled with the path. Throw it from a loader. */
export function pageNotFound(request: Request) {
	const path = readable(new URL(request.url).pathname.replace(/\.data$/, ""));
	return data({ message: `Page Not Found: ${path}` }, { status: 404, statusText: "Not Found" });
}

/** Letters as they are written; what stands for a slash or a question mark stays, else it would be another path. */
function readable(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
