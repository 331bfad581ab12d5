/** A provider of OpenID Connect whose accounts customers may sign in with. */
export type OidcProvider = {
	readonly id: string;
	readonly name: string;
	readonly issuer: string;
	readonly clientId: string;
	readonly clientSecret: string;
};
