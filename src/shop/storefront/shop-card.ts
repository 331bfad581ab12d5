import type { PictureFile } from "#ui/picture.tsx";

export type ShopCard = { to: string; title: string; detail: string; price: string; picture: PictureFile };
