import { isUuid } from "#core/identifiers.ts";
import { sitePath } from "#core/site-path.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { redirect } from "#guards/redirect.ts";
import { shopContext } from "#shop/shop-context.ts";
import type { Route } from "./+types/discard.page";
import { deleteDesign } from "./delete-design.server.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import { readDeleteQuestion } from "./design-in-cart.server.ts";

export const handle = { texts: ["account-designs"] };

/** For who began a design and has no account to find it in. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const question = isUuid(params.project_id) ? await readDeleteQuestion(shop, params.project_id) : undefined;
	if (!question) throw pageNotFound(request);
	const back = backOf(request);
	return { ...question, keepTo: back, action: `/discard/${question.id}?${new URLSearchParams({ back })}` };
}

/** Pressed twice it is gone as well. */
export async function action({ context, params, request }: Route.ActionArgs) {
	if (isUuid(params.project_id)) await deleteDesign(context.get(shopContext), params.project_id);
	return redirect(backOf(request));
}

function backOf(request: Request): string {
	return sitePath(new URL(request.url).searchParams.get("back") ?? "") ?? "/";
}

export default function DiscardPage({ loaderData }: Route.ComponentProps) {
	return (
		<div className="page-column py-10 lg:py-16">
			<DeleteQuestion {...loaderData} />
		</div>
	);
}
