/** Whether the shop says that nobody is signed in. One that cannot tell just now has not said it. */
export async function hasSignedOut(): Promise<boolean> {
	const answer = await fetch("/api/auth/session");
	return answer.ok && !(await answer.json()).user;
}
