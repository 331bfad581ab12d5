import { classNames } from "#ui/class-names.ts";

/** A picture in its widths and formats, as `srcset` lists. */
export type PictureFile = {
	src: string;
	width: number;
	height: number;
	srcSet?: string;
	avif?: string;
	webp?: string;
	/** A smaller one that may be there already: seen until the picture itself has come. */
	small?: string;
};

type PictureProps = {
	file: PictureFile;
	/** Empty when the words beside it say the same. */
	alt: string;
	/** How wide it stands, in CSS terms: `(width >= 48rem) 25vw, 50vw`. */
	sizes?: string;
	/** The page's largest picture: fetched at once and first. */
	first?: boolean;
	className?: string;
};

export function Picture({ file, alt, sizes, first = false, className }: PictureProps) {
	return (
		<picture className="contents">
			{file.avif && <source type="image/avif" srcSet={file.avif} sizes={sizes} />}
			{file.webp && <source type="image/webp" srcSet={file.webp} sizes={sizes} />}
			<img
				src={file.src}
				srcSet={file.srcSet}
				sizes={file.srcSet && sizes}
				width={file.width}
				height={file.height}
				alt={alt}
				loading={first ? "eager" : "lazy"}
				fetchPriority={first ? "high" : "auto"}
				decoding={first ? "sync" : "async"}
				className={classNames("h-auto w-full bg-cover bg-center", className)}
				style={first && file.small ? { backgroundImage: `url(${file.small})` } : undefined}
			/>
		</picture>
	);
}
