import { inArray } from "drizzle-orm";
import { designApplications, projects } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** Of these documents those that a published design or somebody's project still shows. */
export async function shownHashes({ db }: Pick<Workshop, "db">, hashes: readonly string[]): Promise<Set<string>> {
	if (!hashes.length) return new Set();
	const [published, made] = await Promise.all([
		db
			.select({ hash: designApplications.hash })
			.from(designApplications)
			.where(inArray(designApplications.hash, [...hashes])),
		db
			.select({ hash: projects.hash })
			.from(projects)
			.where(inArray(projects.hash, [...hashes])),
	]);
	return new Set([...published, ...made].map(({ hash }) => hash));
}
