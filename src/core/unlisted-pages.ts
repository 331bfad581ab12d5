/** What is a visitor's own or leads nowhere from outside: search engines are asked not to list it. */
const UNLISTED =
	/^\/(?:accounts|cart|checkout|continue|create|dev|discard|login|order-completed|search|tracking|unsubscribe)(?:\/|$)/;

export function isUnlisted(path: string): boolean {
	return UNLISTED.test(path);
}
