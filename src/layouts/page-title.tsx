import { useRouteLoaderData } from "react-router";

/** `Mugs · Keepsake`; React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
	const brand = useRouteLoaderData<{ brandName: string }>("root")?.brandName ?? "Keepsake";
	return <title>{`${children} · ${brand}`}</title>;
}
