import { createContext } from "react-router";
import type { Shop } from "./shop.ts";
import type { VisitorState } from "./visitor-state.ts";

/** What guards, loaders and actions read; set once for each request in http/. */
export const shopContext = createContext<Shop>();
/** Of the Content Security Policy; empty in development. */
export const nonceContext = createContext<string>("");
/** Asked once in a request, after what its action changed. */
export const visitorStateContext = createContext<() => Promise<VisitorState>>();
