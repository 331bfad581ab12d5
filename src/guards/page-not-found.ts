import { data } from "react-router";

/** Specification, section 2: a fatal 404 titled with the path. Throw it from a loader. */
export function pageNotFound(request: Request) {
	const path = decodeURIComponent(new URL(request.url).pathname.replace(/\.data$/, ""));
	return data({ message: `Page Not Found: ${path}` }, { status: 404, statusText: "Not Found" });
}
