import type { PhotoElement } from "#design/document.ts";
import { PhotoThumbnail } from "./photo-thumbnail.tsx";

/** On small screens the sheet lies over the page: there the photo stays in sight above what changes it. */
export function PhotoInView({ photo }: { photo: PhotoElement }) {
	return (
		<div className="sticky top-0 z-10 border-b border-line bg-paper py-2 lg:hidden">
			<PhotoThumbnail photo={photo} width={640} fit="meet" className="h-28" />
		</div>
	);
}
