import { previewFile } from "#shop/designs/preview-files.ts";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/page-link.tsx";
import { Picture } from "#ui/picture.tsx";

export type TagTile = {
	to: string;
	name: string;
	/** The stem of a preview. */
	picture: string | undefined;
};

/** Tags by a picture of what is among them: three a row on a phone, seven on a wide screen. */
export function TagTiles({ tags }: { tags: readonly TagTile[] }) {
	return (
		<ul className="grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-4 md:grid-cols-5 md:gap-x-4 xl:grid-cols-7">
			{tags.map((tag) => (
				<li key={tag.to} className="group relative grid grid-cols-1 content-start gap-2 text-center wrap-anywhere">
					<TagPicture tag={tag} sizes="(width >= 80rem) 10rem, (width >= 48rem) 18vw, 30vw" />
					<TagName tag={tag} />
				</li>
			))}
		</ul>
	);
}

/** The same with what each tag is about: on wide screens three beside each other. */
export function TagRows({ tags }: { tags: readonly (TagTile & { intro: string })[] }) {
	return (
		<ul className="grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
			{tags.map((tag) => (
				<li key={tag.to} className="group relative grid grid-cols-[7rem_1fr] items-center gap-4">
					<TagPicture tag={tag} sizes="7rem" />
					<div className="grid gap-1 wrap-anywhere">
						<TagName tag={tag} className="text-18" />
						<p className="text-14 text-ink-soft">{tag.intro}</p>
					</div>
				</li>
			))}
		</ul>
	);
}

/** A plain field where there is nothing to show. */
function TagPicture({ tag: { picture }, sizes }: { tag: TagTile; sizes: string }) {
	return (
		<div className="aspect-square overflow-hidden rounded-card bg-surface shadow-card group-hover:shadow-hover">
			{picture && <Picture file={previewFile(picture)} alt="" sizes={sizes} className="h-full object-cover" />}
		</div>
	);
}

/** Its link lies over the whole tile. */
function TagName({ tag: { to, name }, className }: { tag: TagTile; className?: string }) {
	return (
		<PageLink
			to={to}
			className={classNames(
				"font-semibold no-underline outline-none after:absolute after:inset-0 after:rounded-card after:outline-offset-4 hover:underline focus-visible:after:outline-3 focus-visible:after:outline-focus",
				className,
			)}
		>
			{name}
		</PageLink>
	);
}
