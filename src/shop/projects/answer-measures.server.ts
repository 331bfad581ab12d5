import type { TextElement } from "#design/document.ts";
import { answerOrder } from "#shop/answer-order.ts";
import { measureTexts } from "./measure-texts.server.ts";

/** Runs as a process of its own for texts that are much work. */
export type MeasuresOrder = { readonly texts: readonly TextElement[] };
export type MeasuresAnswer = { readonly texts: readonly TextElement[] };

answerOrder(async ({ texts }: MeasuresOrder): Promise<MeasuresAnswer> => ({ texts: measureTexts(texts) }));
