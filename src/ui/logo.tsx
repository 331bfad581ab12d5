import { BRANDS, type BrandCode } from "#core/brands.ts";

/** Both logos are drawn 40 high; these are their widths. */
const WIDTHS = { keepsake: 210, popkin: 117 } satisfies Record<BrandCode, number>;

export function Logo({ brand }: { brand: BrandCode }) {
	return (
		<img
			src={`/brand/${brand}.svg`}
			alt={BRANDS[brand].name}
			width={WIDTHS[brand]}
			height={40}
			className="h-[min(1.75rem,7vw)] w-auto object-contain md:h-9"
		/>
	);
}
