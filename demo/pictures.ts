import type { PictureUse } from "#design/document.ts";

/** Sample photographs, made by demo/scenes; they become stored pictures under these ids on the first start. */
export type DemoPicture = PictureUse & { readonly file: string };

export const lake: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e0001", "lake", 4260, 2840);
export const sea: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e0002", "sea", 1800, 1200);
export const forest: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e0003", "forest", 1200, 1600);
export const branches: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e0004", "branches", 1200, 1600);
export const village: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e0005", "village", 2820, 1880);
export const harbour: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e0006", "harbour", 2820, 1880);
export const balloons: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e0007", "balloons", 2820, 1880);
export const dunes: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e0008", "dunes", 1440, 1920);
export const blocks: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e0009", "blocks", 1800, 1200);
export const wool: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e000a", "wool", 1800, 1200);
export const boots: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e000b", "boots", 1800, 1200);
export const dogBed: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e000c", "dog-bed", 1800, 1200);
export const cake: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e000d", "cake", 1440, 1920);
export const locker: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e000e", "locker", 2820, 1880);
export const toyDog: DemoPicture = picture("0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e000f", "toy-dog", 1800, 1200);

export const demoPictures: readonly DemoPicture[] = [
	lake,
	sea,
	forest,
	branches,
	village,
	harbour,
	balloons,
	dunes,
	blocks,
	wool,
	boots,
	dogBed,
	cake,
	locker,
	toyDog,
];

export async function demoPictureFile(id: string): Promise<string> {
	return demoPictures.find((picture) => picture.id === id)!.file;
}

function picture(id: string, name: string, width: number, height: number): DemoPicture {
	return { id, width, height, file: `demo/pictures/${name}.jpg` };
}
