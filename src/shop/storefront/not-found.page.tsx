import { pageNotFound } from "#guards/page-not-found.ts";
import type { Route } from "./+types/not-found.page";

/** Every address that no route takes. */
export function loader({ request }: Route.LoaderArgs) {
	throw pageNotFound(request);
}

export function action({ request }: Route.ActionArgs) {
	throw pageNotFound(request);
}

export default function NotFoundPage() {
	return null;
}
