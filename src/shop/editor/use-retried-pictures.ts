import { type RefObject, useEffect } from "react";
import { retryPictures } from "./dom/retry-pictures.ts";

export function useRetriedPictures(bench: RefObject<HTMLElement | null>): void {
	useEffect(() => (bench.current ? retryPictures(bench.current) : undefined), [bench]);
}
