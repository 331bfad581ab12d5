import type { ReactNode } from "react";

export function GalleryPart({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="grid min-w-0 content-start gap-6">
			<h3 className="border-b border-line pb-2 text-22">{title}</h3>
			{children}
		</div>
	);
}
