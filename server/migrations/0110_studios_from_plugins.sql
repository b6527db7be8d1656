-- What a plugin may say of itself when it asks for an activation, beside its system: it fills in the studio of whoever says yes.
alter table activation_requests add column processor text, add column plugin_format text, add column host text;
