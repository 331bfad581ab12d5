/** A database that can't be deleted at once goes when the page does. */
const PATIENCE_MILLISECONDS = 2000;

/** Everything that scripts of the shop have kept here; cookies that scripts can't see are the server's to end. */
export async function clearBrowser(): Promise<void> {
	for (const storage of [localStorage, sessionStorage]) storage.clear();
	for (const pair of document.cookie.split("; ")) {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
		document.cookie = `${pair.split("=")[0]}=; Path=/; Max-Age=0`;
	}
	const patience = new Promise((done) => setTimeout(done, PATIENCE_MILLISECONDS));
	await Promise.race([deleteDatabases().catch(() => undefined), patience]);
}

async function deleteDatabases(): Promise<void> {
	const databases = await indexedDB.databases();
	await Promise.all(databases.map(({ name }) => name && deleteDatabase(name)));
}

function deleteDatabase(name: string): Promise<void> {
	return new Promise((done) => {
		const request = indexedDB.deleteDatabase(name);
		for (const happened of ["success", "error"]) request.addEventListener(happened, () => done());
	});
}
