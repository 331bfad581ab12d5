import { createContext } from "react";
import type { BrandCode } from "#core/brands.ts";

/** Whose voice a page speaks in; set once round every page. */
export const ShopBrand = createContext<BrandCode>("keepsake");
