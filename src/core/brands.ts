export const BRANDS = {
	keepsake: { code: "keepsake", name: "Keepsake" },
	popkin: { code: "popkin", name: "Popkin" },
} as const;
export type BrandCode = keyof typeof BRANDS;
export type Brand = (typeof BRANDS)[BrandCode];

export function isBrandCode(code: string): code is BrandCode {
	return Object.hasOwn(BRANDS, code);
}
