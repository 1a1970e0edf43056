DROP INDEX "publish_attempts_open_lease";--> statement-breakpoint
DROP INDEX "publish_attempts_urn";