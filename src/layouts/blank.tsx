import { Outlet } from "react-router";
import { CONTENT_ID } from "./skip-link.tsx";

/** The page and nothing round it. */
export default function BlankLayout() {
	return (
		<main id={CONTENT_ID} tabIndex={-1} data-layout="blank">
			<Outlet />
		</main>
	);
}
