import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { PictureUse } from "#design/document.ts";
import type { UploadPicture } from "../kernels/upload-queue.ts";
import type { UploadRefusal } from "../kernels/upload-refusal.ts";
import { writeHeaders } from "./write-headers.ts";

type Answer = Outcome<PictureUse, UploadRefusal>;

/** XMLHttpRequest, as fetch can't tell how much of a body was sent. */
export const uploadPicture: UploadPicture = (file, onProgress, signal) =>
	new Promise<Answer>((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", "/images/upload");
		for (const [name, value] of Object.entries(writeHeaders())) request.setRequestHeader(name, value);
		request.setRequestHeader("accept", "application/json");
		request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
		request.addEventListener("load", () => resolve(answerOf(request)));
		request.addEventListener("error", () => resolve(refused(navigator.onLine ? "interrupted" : "offline")));
		request.addEventListener("abort", () => resolve(refused("cancelled")));
		signal.addEventListener("abort", () => request.abort());
		const form = new FormData();
		form.set("img", file);
		request.send(form);
	});

function answerOf(request: XMLHttpRequest): Answer {
	const answer = parsed(request.responseText);
	if (request.status < 200 || request.status >= 300)
		return refused(REFUSAL_BY_REASON[String(answer.reason)] ?? REFUSAL_BY_STATUS[request.status] ?? "failed");
	const { id, width, height } = answer;
	const isPicture = typeof id === "string" && typeof width === "number" && typeof height === "number";
	return isPicture ? accepted({ id, width, height }) : refused("failed");
}

/** The server's own reasons, in its problem answers. */
const REFUSAL_BY_REASON: Readonly<Record<string, UploadRefusal>> = {
	too_many_pixels: "tooLarge",
	too_small: "tooSmall",
	no_file: "empty",
	empty: "empty",
	too_slow: "tooLarge",
	too_many_pictures: "tooMany",
};
const REFUSAL_BY_STATUS: Readonly<Record<number, UploadRefusal>> = {
	413: "tooLarge",
	415: "unsupported",
	422: "unreadable",
	429: "tooMany",
};

/** Empty when somebody else answers in the shop's name. */
function parsed(body: string): Partial<PictureUse> & { reason?: unknown } {
	try {
		return Object(JSON.parse(body));
	} catch {
		return {};
	}
}
