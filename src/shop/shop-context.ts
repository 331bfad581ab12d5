import { createContext } from "react-router";
import type { Shop } from "./shop.ts";

/** What guards, loaders and actions read; set once for each request in http/. */
export const shopContext = createContext<Shop>();
/** Of the Content Security Policy; empty in development. */
export const nonceContext = createContext<string>("");
/** Pieces in the visitor's cart, where a guard has counted them. */
export const cartCountContext = createContext<number | null>(null);
